/** Stops a build with a plain sentence when a fact in `content/practice.ts`, or a setting, cannot be used. */
import { enquiryEndpoint } from '../../content/enquiry-endpoint';
import { practice } from '../../content/practice';
import { checkPractice } from '../../content/practice-schema';

try {
  checkPractice(practice);
  enquiryEndpoint(process.env.NEXT_PUBLIC_ENQUIRY_ENDPOINT);
} catch (error) {
  console.error(`\n${(error as Error).message}\n`);
  process.exit(1);
}
