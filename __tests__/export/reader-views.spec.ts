/** @jest-environment jsdom */
import { Readability } from '@mozilla/readability';
import { crisisLines } from '@/content/crisis-lines';
import { infidelityPtsd } from '@/content/en/infidelity-ptsd';
import { references } from '@/content/references';
import { findPost } from '@/posts/posts';
import { postPath } from '@/routing/addresses';
import { pagePaths, serviceIds } from '@/routing/pages';
import { wordsFor } from '@/words/words';
import { fileOf, plain, read } from './exported';

// What is left of a page in the reader view of Firefox, whose code others use, too.

const { pages, common } = wordsFor('en');

function missing(address: string, texts: readonly string[]) {
  const page = new DOMParser().parseFromString(read(fileOf(address)), 'text/html');
  const view = plain(new Readability(page).parse()?.textContent ?? '');
  return texts.filter((text) => !view.includes(plain(text)));
}

it.each(serviceIds())('%s keeps its lead and its facts at a glance', (service) => {
  const { rhythmText, whereText } = common.aside;
  const { lead } = pages[service].header;
  expect(missing(pagePaths[service], [lead, rhythmText, whereText])).toEqual([]);
});

if (findPost('infidelity-ptsd'))
  it('the article of the first night keeps its help, and what is closed', () => {
    const { lead, opening } = infidelityPtsd;
    const titles = references.map(({ title }) => title);
    const said = [lead, opening, crisisLines.lifeline.number, ...titles];
    expect(missing(postPath('infidelity-ptsd'), said)).toEqual([]);
  });
