import type { IntlMessageFormat } from 'intl-messageformat'

type Message = Exclude<ConstructorParameters<typeof IntlMessageFormat>[0], string>

/** The messages of one area in one locale, parsed when the shop is built. */
export type Catalogue = Readonly<Record<string, Message>>
