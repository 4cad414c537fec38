export type AttributeValue = string | number | boolean | readonly string[];

export type ParsedValue = { kind: 'ok'; value: AttributeValue | null } | { kind: 'bad'; reason: string };
