import type { IntlMessageFormat } from 'intl-messageformat'

/** The elements of a message with placeholders, parsed when the shop is built. */
export type ParsedMessage = Exclude<ConstructorParameters<typeof IntlMessageFormat>[0], string>

/** The messages of one area in one locale; one without placeholders is the text that is shown. */
export type Catalogue = Readonly<Record<string, string | ParsedMessage>>
