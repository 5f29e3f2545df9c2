/** Stops a build with a plain sentence when a fact in `content/practice.ts` cannot be used. */
import { practice } from '../content/practice';
import { checkPractice } from '../content/practice-schema';

try {
  checkPractice(practice);
} catch (error) {
  console.error(`\n${(error as Error).message}\n`);
  process.exit(1);
}
