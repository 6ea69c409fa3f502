type LeakRule = {
  pattern: RegExp
  why: string
}

/** Text that depends on one machine or one registry, or marks unfinished work. */
const leakRules: LeakRule[] = [
  {
    pattern: /(?<![\w.)}\]-])\/(?:root|home\/[a-z][\w-]*|Users\/\w+|work\/(?:main|shared|\.library)|tmp\/brief)\//,
    why: 'a path of one machine',
  },
  { pattern: /\bregistry\.[a-z\d-]+\.[a-z]{2,}/i, why: "a registry's host" },
  { pattern: /^(?:@[\w-]+:)?registry\s*=/m, why: "a registry's host" },
  { pattern: /\b(?:TODO|FIXME|HACK)\b/, why: 'unfinished work: finish it, or say it in the documentation' },
  { pattern: /^(?:<{7}|>{7}) /m, why: 'a merge conflict' },
]

/** Lists the violations of a text as `line: reason`, at most one for each rule and line. */
export function listLeakedPaths(text: string, rules: LeakRule[] = leakRules): string[] {
  if (!rules.some(({ pattern }) => pattern.test(text))) return []
  return text
    .split('\n')
    .flatMap((line, index) =>
      rules
        .filter(({ pattern }) => pattern.test(line))
        .map(({ why }) => `${index + 1}: ${why}: ${line.trim().slice(0, 80)}`),
    )
}
