/** @jest-environment jsdom */
// One file for Jest, so that the pages are parsed once.
import './browsers';
import './crisis-numbers';
import './discovery';
import './facts';
import './lengths';
import './links';
import './metadata';
import './navigation';
import './pages';
import './structured-data';
