// One file for Jest, so that the pages are parsed once and not five times: two thirds of the work.
import './crisis-numbers';
import './lengths';
import './links';
import './metadata';
import './navigation';
import './pages';
import './structured-data';
