import { words as english, type Words } from '../en/words';

export const words: Words = english;
