import type { CmsConfig, CollectionFile, Field } from '@sveltia/cms';
import { postHead, topicsSchema } from '../../app/features/blog/read-posts.server.ts';
import { policyHead } from '../../app/features/legal/policy-head.ts';
import { DEFAULT_LANGUAGE, languages } from '../../app/lib/i18n/languages.ts';
import { policies } from '../../app/lib/site-paths.ts';
import { messageSchemas } from '../content/message-schemas.ts';
import { sharedSchemas } from '../content/shared-schemas.ts';
import { readJson, readPostFiles } from '../site-files/read-content.ts';
import { editorFields } from './editor-fields.ts';

/** Raw mode, because our Markdown reader accepts less than a rich-text editor writes. */
const body: Field = { name: 'body', label: 'Text', widget: 'markdown', modes: ['raw'], i18n: true };

/**
 * Derives the editor's configuration from the schemas of content/.
 * @param root the folder of `content` and `public`
 */
export function editorConfig(root: string): CmsConfig {
  const read = (file: string) => readJson(file, root);
  const topics = topicsSchema.parse(read('topics.json'));
  const posts = readPostFiles('9999-12-31', root).get(DEFAULT_LANGUAGE);
  const fileOf = (name: string, of: string, fields: Field[]): CollectionFile => ({
    name,
    label: name,
    file: `content/${of}`,
    i18n: of.startsWith('{{locale}}'),
    fields,
  });
  const messages = Object.entries(messageSchemas).map(([name, schema]) => {
    const fields = editorFields(schema, read(`${DEFAULT_LANGUAGE}/${name}.json`), true);
    return fileOf(name, `{{locale}}/${name}.json`, fields);
  });
  const policyFields = [...editorFields(policyHead, undefined, 'duplicate'), body];
  const postSchema = postHead(topics, () => true);
  const postFields = editorFields(postSchema, undefined, 'duplicate');
  const legal = policies.map((name) => fileOf(name, `{{locale}}/legal/${name}.md`, policyFields));
  const facts = Object.entries(sharedSchemas).map(([name, schema]) =>
    fileOf(name, `${name}.json`, editorFields(schema, read(`${name}.json`), false)),
  );
  return {
    backend: { name: 'test-repo' },
    media_folder: 'public/pictures',
    public_folder: '/pictures',
    // Only names that need no encoding in a URL are accepted.
    media_libraries: {
      default: { config: { slugify_filename: true } },
      stock_assets: { providers: [] },
    },
    i18n: {
      structure: 'multiple_folders',
      locales: [...languages],
      default_locale: DEFAULT_LANGUAGE,
      initial_locales: 'all',
    },
    output: { omit_empty_optional_fields: true, yaml: { quote: 'none' } },
    slug: { encoding: 'ascii', clean_accents: true },
    editor: { preview: false },
    collections: [
      { name: 'words', label: 'Words', i18n: true, files: messages },
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
          ...postFields.filter(({ name }) => name !== 'id'),
          body,
        ],
      },
      { name: 'legal', label: 'Legal texts', i18n: true, files: legal },
      { name: 'facts', label: 'Company and figures', files: facts },
    ],
  };
}
