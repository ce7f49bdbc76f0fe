export function namedValues<Name extends string, Value>(
  names: readonly Name[],
  makeValue: (name: Name) => Value,
) {
  return Object.fromEntries(names.map((name) => [name, makeValue(name)])) as Record<Name, Value>;
}
