export { error } from '../en/error';
