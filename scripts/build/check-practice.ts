/**
 * Stops a build with plain sentences when a fact in `content/practice.ts`, a setting, or a post cannot be
 * used.
 */
import { enquiryEndpoint } from '../../content/enquiry-endpoint';
import { readPosts } from '../../content/post-files';
import { practice } from '../../content/practice';
import { checkPractice } from '../../content/practice-schema';

try {
  checkPractice(practice);
  enquiryEndpoint(process.env.NEXT_PUBLIC_ENQUIRY_ENDPOINT);
  readPosts({ drafts: true });
} catch (error) {
  console.error(`\n${(error as Error).message}\n`);
  process.exit(1);
}
