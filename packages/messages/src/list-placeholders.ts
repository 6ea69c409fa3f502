import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

const kindOf: Readonly<Record<number, string>> = {
  [TYPE.argument]: 'text',
  [TYPE.number]: 'number',
  [TYPE.date]: 'date',
  [TYPE.time]: 'time',
  [TYPE.select]: 'select',
  [TYPE.plural]: 'number',
  [TYPE.tag]: 'tag',
}

/** Lists the placeholders of a text as `name:kind`, sorted and unique; throws when the text is no ICU message. */
export function listPlaceholders(text: string): string[] {
  return [...new Set(gather(parse(text, { captureLocation: false })))].toSorted()
}

function gather(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return []
    const own = `${element.value}:${kindOf[element.type]}`
    if (element.type === TYPE.tag) return [own, ...gather(element.children)]
    if (element.type !== TYPE.select && element.type !== TYPE.plural) return [own]
    return [own, ...Object.values(element.options).flatMap((option) => gather(option.value))]
  })
}
