import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CmsConfig, CollectionFile, Field } from '@sveltia/cms';
import type { z } from 'zod';
import { brandSchema } from '../app/content/brand-schema.ts';
import { companySchema } from '../app/content/company.ts';
import { factsSchema } from '../app/content/facts-schema.ts';
import { programmesSchema } from '../app/content/programmes.ts';
import { postHead, topicsSchema } from '../app/features/posts/read-posts.server.ts';
import { defaultLanguage, languages } from '../app/i18n/languages.ts';
import { policies, policyHead } from '../app/pages/legal/policy-text.ts';
import { readPostFiles } from '../site-files/read-content.ts';
import { securitySchema } from '../site-files/security-text.ts';
import { editorFields } from './editor-fields.ts';
import { wordSchemas } from './word-schemas.ts';

/** What is the same in every language, by the file's name. */
export const factSchemas: Record<string, z.ZodType> = {
  company: companySchema,
  brand: brandSchema,
  facts: factsSchema,
  programmes: programmesSchema,
  topics: topicsSchema,
  security: securitySchema,
};

/** Markdown as it is written: the reader of these texts takes less than an editor of rich text would write. */
const body: Field = { name: 'body', label: 'Text', widget: 'markdown', modes: ['raw'], i18n: true };

/**
 * What the editor may edit, made from the schemas that the site is built with.
 * @param root the folder that has `content` and `public`
 * @param backend where it is kept: https://sveltiacms.app/en/docs/backends
 */
export function editorConfig(root: string, backend: CmsConfig['backend']): CmsConfig {
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(root, 'content', file), 'utf8'));
  const topics = topicsSchema.parse(read('topics.json'));
  const posts = readPostFiles('9999-12-31', root).get(defaultLanguage);
  const words = Object.entries(wordSchemas).map(
    ([name, schema]): CollectionFile => ({
      name,
      label: name,
      file: `content/{{locale}}/${name}.json`,
      i18n: true,
      fields: editorFields(schema, read(`${defaultLanguage}/${name}.json`), true),
    }),
  );
  const legal = policies.map(
    (name): CollectionFile => ({
      name,
      label: name,
      file: `content/{{locale}}/legal/${name}.md`,
      i18n: true,
      fields: [...editorFields(policyHead, undefined, 'duplicate'), body],
    }),
  );
  const facts = Object.entries(factSchemas).map(
    ([name, schema]): CollectionFile => ({
      name,
      label: name,
      file: `content/${name}.json`,
      fields: editorFields(schema, read(`${name}.json`), false),
    }),
  );
  return {
    backend,
    media_folder: 'public/pictures',
    public_folder: '/pictures',
    // As an address can have it; the editor refuses other names.
    media_libraries: {
      default: { config: { slugify_filename: true } },
      stock_assets: { providers: [] },
    },
    i18n: {
      structure: 'multiple_folders',
      locales: [...languages],
      default_locale: defaultLanguage,
      initial_locales: 'all',
    },
    output: { omit_empty_optional_fields: true, yaml: { quote: 'none' } },
    editor: { preview: false },
    collections: [
      { name: 'words', label: 'Words', i18n: true, files: words },
      {
        name: 'posts',
        label: 'Posts',
        label_singular: 'Post',
        folder: 'content/{{locale}}/posts',
        slug: '{{fields.id}}',
        create: true,
        i18n: { initial_locales: 'default' },
        summary: '{{title}}',
        fields: [
          {
            name: 'id',
            label: 'Number',
            widget: 'number',
            value_type: 'int',
            i18n: 'duplicate',
            default: Math.max(0, ...(posts?.keys() ?? [])) + 1,
          },
          ...editorFields(
            postHead(topics, () => true),
            undefined,
            'duplicate',
          ).filter(({ name }) => name !== 'id'),
          body,
        ],
      },
      { name: 'legal', label: 'Legal texts', i18n: true, files: legal },
      { name: 'facts', label: 'Company and figures', files: facts },
    ],
  };
}
