import type { Gender, SizeRun } from './model-plan.ts'

const shoeSizes: Readonly<Record<Gender, string>> = {
  women: '5 5.5 6 6.5 7 7.5 8 8.5 9 9.5 10 11',
  men: '7 7.5 8 8.5 9 9.5 10 10.5 11 11.5 12 13',
  unisex: '6 6.5 7 7.5 8 8.5 9 9.5 10 10.5 11 12 13',
  kids: '10C 11C 12C 13C 1Y 1.5Y 2Y 2.5Y 3Y 3.5Y 4Y 5Y 6Y',
}

const letterSizes: Readonly<Record<Gender, string>> = {
  women: 'XS S M L XL XXL',
  men: 'XS S M L XL XXL',
  unisex: 'XS S M L XL XXL',
  kids: 'XS S M L XL',
}

/** The sizes of a product from small to large: American numbers for shoes, letters for clothes, `OS` for one size. */
export function listSizes(run: SizeRun, gender: Gender): string[] {
  if (run === 'one') return ['OS']
  if (run === 'socks') return ['S', 'M', 'L']
  return (run === 'shoes' ? shoeSizes : letterSizes)[gender].split(' ')
}
