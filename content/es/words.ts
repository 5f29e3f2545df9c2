import { words as english, type Words } from '../en/words';
import { cost } from './cost';
import { delivery } from './delivery';
import { nearest } from './nearest';
import { openingHours } from './opening-hours';

export const words: Words = { ...english, delivery, cost, openingHours, nearest };
