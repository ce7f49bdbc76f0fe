import type { Page } from '@playwright/test';

const silent = new Set([
  'none',
  'generic',
  'InlineTextBox',
  'paragraph',
  'LabelText',
  'LineBreak',
  'list',
  'listitem',
]);
const states = ['level', 'required', 'invalid', 'disabled', 'focused'];

/**
 * What a screen reader says of the first match, from the accessibility tree; a line each: `Email, textbox,
 * required, invalid: Enter your email address`.
 */
export async function spoken(page: Page, selector: string): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { node } = await devtools.send('DOM.describeNode', { nodeId });
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  await devtools.detach();
  const byId = new Map(nodes.map((one) => [one.nodeId, one]));

  function say(id: string, within: string): string[] {
    const one = byId.get(id);
    if (!one) return [];
    const role: string = one.role?.value ?? 'none';
    const name: string = one.name?.value.trim() ?? '';
    const isSaid = !one.ignored && !silent.has(role) && !(role === 'StaticText' && within.includes(name));
    const properties = new Map(
      one.properties?.map((property) => [String(property.name), property.value.value]),
    );
    const said = states.filter((state) => properties.get(state) && properties.get(state) !== 'false');
    const about = one.description?.value ? `: ${one.description.value}` : '';
    const marks = said.map((state) => (state === 'level' ? `level ${properties.get(state)}` : state));
    const line = [name, role === 'StaticText' ? '' : role, ...marks].filter(Boolean).join(', ') + about;
    const below = (one.childIds ?? []).flatMap((child) => say(child, isSaid ? name : within));
    // Typed values and texts that give an element its name are not repeated.
    const isLeaf = ['textbox', 'button', 'link', 'heading'].includes(role);
    return isSaid ? [line, ...(isLeaf ? [] : below)] : below;
  }

  const start = nodes.find(({ backendDOMNodeId }) => backendDOMNodeId === node.backendNodeId);
  return start ? say(start.nodeId, '') : [];
}
