import type { RowReason } from '@lacehouse/domain/catalogue-import/catalogue-entry'

const sentences: Readonly<Record<RowReason, string>> = {
  availability_date_missing: 'It is sold ahead and has no availability_date; it is imported as sold out.',
  backorders_not_taken:
    'The shop does not sell what is sold out; the product is imported and sold while it is in stock.',
  barcode_taken: 'Another product has this barcode already.',
  barcode_too_long: 'A barcode has at most 20 characters.',
  columns_differ: 'The row has more values than the header has columns.',
  control_characters: 'The text has characters that no text may have.',
  currency_differs: 'The price is not in the currency of the site.',
  expected_day_passed: 'The day of arrival has passed; what is on its way stays as it is in the shop.',
  key_missing: 'The row does not say which product it belongs to.',
  key_repeated: 'The file has this product twice.',
  line_invalid: 'The line is not a product of the format.',
  media_address_invalid: 'The address of the video or model is no address of the web, or there are too many of them.',
  not_stored: 'The database refused the product.',
  option_missing: 'The variant lacks a value of an option.',
  period_invalid: 'The period of the reduction does not begin before it ends.',
  picture_address_invalid: 'The address or the description of the picture is too long or has wrong characters.',
  price_invalid: 'The price is no amount, or the reduced price is above it.',
  price_missing: 'The variant has no price.',
  product_unknown: 'The shop does not have this product or variant.',
  quantity_invalid: 'The quantity is no whole number.',
  text_too_long: 'The text is too long.',
  title_missing: 'The product has no name.',
  too_many_pictures: 'The product has more than 250 pictures.',
  too_many_variants: 'The product has more than 2,000 variants.',
  units_promised: 'Orders wait for more units than are on their way; these stay as they are in the shop.',
  variant_repeated: 'The product has two variants with the same options.',
  variants_missing: 'The product has no variant.',
  weight_invalid: 'The weight is no number with a known unit.',
}

/** Says in a sentence why a row is refused, or what of it is not taken. */
export function describeProblem(reason: RowReason): string {
  return sentences[reason]
}
