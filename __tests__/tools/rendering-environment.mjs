import { TestEnvironment } from 'jest-environment-jsdom';

/** For tests that render pages and press nothing. React's code for development makes a stack trace for each element. */
export default class RenderingEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.process.env.NODE_ENV = 'production';
  }
}
