import { postIds } from '../../app/features/posts/post-ids.ts';
import { postHref, prerenderedPaths } from '../../app/i18n/href.ts';
