import type { Locale } from './locales';

/** The blog's categories, by the key under which each language names them. */
export type CategoryId =
  | 'couples-therapy'
  | 'infidelity-recovery'
  | 'adhd-couples'
  | 'sex-therapy'
  | 'individual-counselling'
  | 'grief-counselling';

/** The posts, newest first. The first is always dated the day it is read (spec.md, section 3). */
export const posts = [
  { id: 'infidelity-ptsd', date: 'today', category: 'infidelity-recovery' },
  { id: '1', date: '2024-03-15', category: 'couples-therapy' },
  { id: '2', date: '2024-02-20', category: 'infidelity-recovery' },
  { id: '3', date: '2024-01-25', category: 'adhd-couples' },
  { id: '4', date: '2023-12-12', category: 'individual-counselling' },
  { id: '5', date: '2023-11-16', category: 'sex-therapy' },
  { id: '6', date: '2023-10-19', category: 'grief-counselling' },
  { id: '7', date: '2023-09-14', category: 'couples-therapy' },
  { id: '8', date: '2023-08-17', category: 'infidelity-recovery' },
  { id: '9', date: '2023-07-13', category: 'adhd-couples' },
  { id: '10', date: '2023-06-08', category: 'individual-counselling' },
] as const satisfies readonly Post[];

type Post = {
  /** The last segment of its address, `/blog/{id}`. */
  id: string;
  /** A calendar day, `2024-03-15`, or the day on which it is read. */
  date: `${number}-${number}-${number}` | 'today';
  category: CategoryId;
};

export type PostId = (typeof posts)[number]['id'];

/** A post's record, by its id. */
export function postOf<Id extends PostId>(id: Id): Extract<(typeof posts)[number], { id: Id }> {
  // Ids are the ids of this list.
  return posts.find((post) => post.id === id) as Extract<(typeof posts)[number], { id: Id }>;
}

/**
 * The day on which a post was published, `2024-03-15`. A post that is always dated today has none: a
 * date that moves with the reader is shown to people, but machines would keep it as a fact.
 */
export function publishedDay(id: PostId): string | undefined {
  const { date }: Post = postOf(id);
  return date === 'today' ? undefined : date;
}

/** The article that `/blog/{id}` shows whatever the id is: the post with this id. */
export const genericPost = postOf('1');

/**
 * Posts with a page of their own, `app/(en)/blog/<id>/page.tsx`, which the router takes before
 * `/blog/{id}`. They exist in English only.
 */
export const dedicatedPostIds = ['infidelity-ptsd'] as const satisfies readonly PostId[];

/** Whether a post has a page of its own in English. */
export function isDedicated(id: string): boolean {
  return dedicatedPostIds.some((dedicated) => dedicated === id);
}

/** The ids for which `/blog/{id}` is exported in a language; a dedicated article is another route. */
export function genericPostIds(locale: Locale): PostId[] {
  return posts.map(({ id }) => id).filter((id) => locale !== 'en' || !isDedicated(id));
}
