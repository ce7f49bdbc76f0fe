import { z } from 'zod';
import { searchText } from '../../lib/content/message-shapes.ts';

export const policyHead = z.strictObject({
  title: z.string().min(1).max(40),
  description: searchText(70, 155),
  subtitle: z.string().min(1).max(240),
  lastUpdated: z.iso.date(),
});
