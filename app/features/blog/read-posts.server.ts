import { z } from 'zod';
import { type FrontMatter, readFrontMatter } from '../../lib/content/front-matter.server.ts';
import { searchText } from '../../lib/content/message-shapes.ts';
import type { OwnerContent } from '../../lib/content/text-values.ts';
import { isLanguage, knownLanguages, type Language } from '../../lib/i18n/languages.ts';
import { hasSection } from '../../lib/site-paths.ts';
import type { PostIndex } from './find-post.ts';

const topic = z.string().min(1).max(40);

export const topicsSchema = z.record(
  z.string().regex(/^[a-z0-9-]+$/),
  z.partialRecord(z.enum(knownLanguages), topic).and(z.object({ en: topic })),
);

export type Topics = z.infer<typeof topicsSchema>;

function line(name: string, least: number, most: number) {
  const length = `write ${name} of ${least} to ${most} characters`;
  return z.string(length).min(least, length).max(most, length);
}

const day = z.iso.date('write a day as 2026-11-21');
const yesOrNo = z.boolean('write true, or leave the line out');

export function postHead(topics: Topics, hasPicture: (path: string) => boolean) {
  const topicIds = Object.keys(topics);
  return z
    .strictObject(
      {
        id: z.int('write the number that the post has in every language').positive('numbers begin with 1'),
        slug: z
          .string('write the name of the post in its address')
          .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'use a to z, 0 to 9 and single hyphens only')
          .describe('The post’s address: a to z, 0 to 9 and single hyphens, as in our-first-year'),
        formerly: z
          .string()
          .regex(
            /^[a-z0-9-]+(?:, *[a-z0-9-]+)*$/,
            'write the slugs that the post had before, parted by commas',
          )
          .describe('Slugs that the post had before: their addresses lead to the present one')
          .optional(),
        title: searchText(1, 60, 'Also the title of the card'),
        excerpt: searchText(50, 155, 'On the card, and for search engines'),
        topic: z.enum(topicIds, `name one of ${topicIds.join(', ')}, or add it to content/topics.json`),
        tags: line('tags, parted by commas,', 1, 200).describe('Parted by commas'),
        date: day.describe('Left out, it is the day on which the post is read').optional(),
        updated: day.optional(),
        author: line('the author’s name', 1, 60),
        picture: z
          .string('write the path of a picture under public, like /pictures/post-7.svg')
          .refine(hasPicture, 'put this file into the folder public, or leave the line out')
          .meta({ contentMediaType: 'image/webp' })
          .optional(),
        alt: line('what the picture shows', 1, 200)
          .describe('What the picture shows, for screen readers')
          .optional(),
        draft: yesOrNo.describe('Shown nowhere').optional(),
        publishFrom: day.describe('Shown by builds from that day on').optional(),
        sample: yesOrNo.optional(),
      },
      {
        error: ({ code }) =>
          code === 'unrecognized_keys' ? 'a post has no such line: take it out' : undefined,
      },
    )
    .refine(({ picture, alt }) => (picture === undefined) === (alt === undefined), {
      path: ['picture'],
      error: 'write picture and alt, or neither',
    });
}

export type Post = FrontMatter<z.infer<ReturnType<typeof postHead>>> & { id: number };

type ReadOptions = {
  topics: Topics;
  today: string;
  hasPicture: (path: string) => boolean;
  owner?: OwnerContent;
};

/** Leaves out drafts and posts after `today`. @throws Error with file, line and remedy */
export function readPosts(
  texts: Readonly<Record<string, string>>,
  { topics, today, hasPicture, owner }: ReadOptions,
): PostIndex<Post> {
  const schema = postHead(topics, hasPicture);
  const posts = new Map<Language, Map<number, Post>>();
  const taken = new Map<string, string>();
  for (const [file, text] of Object.entries(texts)) {
    const { head, body } = readFrontMatter(schema, file, text, owner);
    const [, language] = file.split('/');
    if (!isLanguage(language) || !hasSection('blog')) continue;
    for (const key of ['id', 'slug'] as const) {
      const name = `${language} ${key} ${head[key]}`;
      const otherFile = taken.get(name);
      const lineNumber = text.split('\n').findIndex((row) => row.startsWith(`${key}:`)) + 1;
      if (otherFile)
        throw new Error(
          `${file}:${lineNumber}: ${key}: ${otherFile} has ${head[key]} too: change one of them`,
        );
      taken.set(name, file);
    }
    if (head.draft || (head.publishFrom ?? '') > today) continue;
    const ofLanguage = posts.get(language) ?? new Map<number, Post>();
    posts.set(language, ofLanguage.set(head.id, { id: head.id, head, body }));
  }
  return posts;
}
