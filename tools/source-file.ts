import path from 'node:path';
import { type Expression, parseSync, Visitor } from 'oxc-parser';

/** One thing that a file asks of another: an import of any kind, type-only or not, or a pattern of `import.meta.glob`. */
type Reach = {
  line: number;
  /** From the root of the project (`app/ui/field.tsx`), or the name of a package. */
  to: string;
  /** Whether only types are asked for, so that nothing of it is there when the code runs. */
  isType: boolean;
};

/** What the rules want to know of a file of code. */
export type SourceFile = {
  path: string;
  reaches: Reach[];
  /** Lines that read `process.env`. */
  environment: number[];
  /** Lines with a comment that silences a checker. */
  silenced: number[];
};

const silencer = /biome-ignore|@ts-(ignore|expect-error|nocheck)|eslint-disable/;

function texts(node: Expression | undefined | null): string[] {
  if (node?.type === 'ArrayExpression')
    return node.elements.flatMap((item) => (item ? texts(item as Expression) : []));
  if (node?.type === 'Literal' && typeof node.value === 'string') return [node.value];
  if (node?.type === 'TemplateLiteral') return [node.quasis.map((part) => part.value.raw).join('*')];
  return [];
}

function isImportMeta(node: Expression, property: string): boolean {
  return (
    node.type === 'MemberExpression' &&
    node.object.type === 'MetaProperty' &&
    node.property.type === 'Identifier' &&
    node.property.name === property
  );
}

function isNamed(node: { type: string } | null, name: string): boolean {
  return node !== null && node.type === 'Identifier' && 'name' in node && node.name === name;
}

/** Reads a file of code; throws when it cannot be parsed, for a file that is not read cannot be checked. */
export function readSourceFile(file: string, text: string): SourceFile {
  const { program, comments, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file} cannot be parsed: ${errors[0].message}`);
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length;
  const read: SourceFile = { path: file, reaches: [], environment: [], silenced: [] };

  function reach(request: string, offset: number, isType = false): void {
    const name = request.replace(/[?#].*$/, '');
    const to = name.startsWith('.') ? path.posix.join(path.posix.dirname(file), name) : name;
    read.reaches.push({ line: lineOf(offset), to, isType });
  }

  new Visitor({
    ImportDeclaration: ({ source, specifiers, importKind, start }) => {
      reach(source.value, start, importKind === 'type');
      const fromProcess = /^(node:)?process$/.test(source.value);
      if (
        fromProcess &&
        specifiers.some((one) => one.type === 'ImportSpecifier' && isNamed(one.imported, 'env'))
      ) {
        read.environment.push(lineOf(start));
      }
    },
    ExportNamedDeclaration: ({ source, exportKind, start }) => {
      if (source) reach(source.value, start, exportKind === 'type');
    },
    ExportAllDeclaration: ({ source, start }) => reach(source.value, start),
    ImportExpression: ({ source, start }) => {
      for (const request of texts(source)) reach(request, start);
    },
    TSImportType: ({ source, start }) => reach(source.value, start, true),
    CallExpression: ({ callee, arguments: [first], start }) => {
      if (!isImportMeta(callee as Expression, 'glob')) return;
      for (const pattern of texts(first as Expression)) reach(pattern, start);
    },
    NewExpression: ({ callee, arguments: [first, second], start }) => {
      if (!isNamed(callee, 'URL') || !second || !isImportMeta(second as Expression, 'url')) return;
      for (const request of texts(first as Expression)) reach(request, start);
    },
    MemberExpression: ({ object, property, start }) => {
      const isProcess =
        isNamed(object, 'process') ||
        (object.type === 'MemberExpression' && isNamed(object.property, 'process'));
      const isEnvironment =
        isNamed(property, 'env') || (property.type === 'Literal' && property.value === 'env');
      if (isProcess && isEnvironment) read.environment.push(lineOf(start));
    },
    VariableDeclarator: ({ id, init, start }) => {
      if (id.type === 'ObjectPattern' && isNamed(init, 'process')) read.environment.push(lineOf(start));
    },
  }).visit(program);

  read.silenced = comments.filter(({ value }) => silencer.test(value)).map(({ start }) => lineOf(start));
  return read;
}
