export * from './site/find-site.ts'
export * from './site/negotiate-locale.ts'
export * from './site/parse-site.ts'
export * from './site/site.ts'
