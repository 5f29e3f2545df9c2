/** @jest-environment node */

import { genericPost, isDedicated, posts } from '@/content/posts';
import { wordsFor } from '@/content/words';

// What the practice adds stands among them: articles with a page of their own.
const specified = posts.filter(({ id }) => id === 'infidelity-ptsd' || !isDedicated(id));

it('has the eleven specified posts, the first dated today', () => {
  expect(specified.map(({ id }) => id)).toEqual([
    'infidelity-ptsd',
    ...Array.from({ length: 10 }, (_, index) => String(index + 1)),
  ]);
  expect(posts[0]).toEqual({
    id: 'infidelity-ptsd',
    date: 'today',
    category: 'infidelity-recovery',
  });
});

it('draws them from all six categories', () => {
  const categories = new Set(specified.map(({ category }) => category));
  expect([...categories].sort()).toEqual(Object.keys(wordsFor('en').common.categories).sort());
});

it('has the generic article under id 1, as specified', () => {
  expect(genericPost).toEqual({ id: '1', date: '2024-03-15', category: 'couples-therapy' });
  expect(wordsFor('en').pages.blog.posts['1'].title).toBe(
    '5 Signs Your Relationship Needs Counselling',
  );
});

it('lists them newest first, each id once', () => {
  const dates = posts.slice(1).map(({ date }) => date);
  expect(dates).toEqual([...dates].sort().reverse());
  expect(new Set(posts.map(({ id }) => id)).size).toBe(posts.length);
});
