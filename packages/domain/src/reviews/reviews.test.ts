import { expect, test } from 'vitest'
import { checkAnswer, checkQuestion, checkReview, isReviewTooLong } from './check-review.ts'
import { findLanguage } from './find-language.ts'
import { toNickname } from './review.ts'
import { everyReview, isCountedBySummary } from './review-query.ts'
import { findFit, getAverage, getFitPosition, listShares, noReviews, rankByRating } from './review-summary.ts'
import { planPublication, screenText } from './screen-text.ts'

const valid = {
  rating: '5',
  title: 'Light and quiet',
  reviewText: 'Light, quiet and true to size.',
  fit: 'true',
  size: '9',
  nickname: 'Ada M.',
}

test('a complete review has no problem, nor has one without title, fit and size [REV-02]', () => {
  expect(checkReview(valid, ['8', '9'])).toEqual({})
  expect(checkReview({ ...valid, title: '', fit: '', size: '' }, [])).toEqual({})
})

test.each([
  [{ rating: '' }, { rating: 'validation.required' }],
  [{ rating: '6' }, { rating: 'validation.choice' }],
  [{ rating: '4.5' }, { rating: 'validation.choice' }],
  [{ title: 'x'.repeat(81) }, { title: 'validation.maxLength' }],
  [{ reviewText: '' }, { reviewText: 'validation.required' }],
  [{ reviewText: 'too short' }, { reviewText: 'validation.minLength' }],
  [{ reviewText: 'x'.repeat(5001) }, { reviewText: 'validation.maxLength' }],
  [{ fit: 'wide' }, { fit: 'validation.choice' }],
  [{ size: '99' }, { size: 'validation.choice' }],
  [{ nickname: 'A' }, { nickname: 'validation.minLength' }],
])('a review with %o is refused for %o [REV-02]', (changed, expected) => {
  const problems = checkReview({ ...valid, ...changed }, ['9'])
  expect(Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field, problem?.key]))).toEqual(
    expected,
  )
})

test('a text of 5000 characters is the longest, counted as people count them [REV-02]', () => {
  expect(checkReview({ ...valid, reviewText: '👟'.repeat(5000) }, ['9'])).toEqual({})
  expect(isReviewTooLong(checkReview({ ...valid, reviewText: '👟'.repeat(5001) }, ['9']))).toBe(true)
  expect(isReviewTooLong(checkReview({ ...valid, reviewText: 'short' }, ['9']))).toBe(false)
})

test('a question has 10 to 500 characters, an answer 5 to 1000 [REV-03]', () => {
  const nickname = 'Ada'
  expect(checkQuestion({ question: 'Is it warm in winter?', nickname })).toEqual({})
  expect(checkQuestion({ question: 'Warm?', nickname }).question?.key).toBe('validation.minLength')
  expect(checkQuestion({ question: 'x'.repeat(501), nickname }).question?.key).toBe('validation.maxLength')
  expect(checkAnswer({ answer: 'Yes, very.', nickname })).toEqual({})
  expect(checkAnswer({ answer: 'Yes', nickname }).answer?.key).toBe('validation.minLength')
  expect(checkAnswer({ answer: 'x'.repeat(1001), nickname }).answer?.key).toBe('validation.maxLength')
})

test.each([
  ['The shoes are light and I like them very much.', 'en'],
  ['Die Schuhe sind sehr leicht und ich mag sie.', 'de'],
  ['Les chaussures sont légères et je les aime beaucoup.', 'fr'],
  ['Las zapatillas son muy cómodas y me gustan mucho.', 'es'],
  ['Super!', null],
])('%j is in the language %s [REV-02]', (text, language) => {
  expect(findLanguage(text)).toBe(language)
})

test.each<[string, readonly [string, string][]]>([
  ['Great grip on wet stone, and the toe box is wide.', []],
  ['Bought for 120 dollars in size 9.5, worn 30 km a week since 2024.', []],
  ['Nach 3 Wochen und 200 km sitzt alles noch wie am ersten Tag.', []],
  ['What a shitty lace.', [['forbidden_word', 'shitty']]],
  ['Echt SCHEISSE verarbeitet.', [['forbidden_word', 'scheisse']]],
  ['A Scunthorpe classic, on the shitake trail.', []],
  ['Cheaper at https://shoes.example/now', [['link', 'https://shoes.example/now']]],
  ['See cheap-shoes.shop for more', [['link', 'cheap-shoes.shop']]],
  ['Write to me: ada@example.com', [['contact', 'ada@example.com']]],
  ['Call +49 170 1234567 now', [['contact', '+49 170 1234567']]],
  ['Sooooooooo good', [['repetition', 'ooooooooo']]],
  ['I love them so. I love them so. I love them so.', [['repetition', 'i love them so']]],
  ['Las zapatillas son muy cómodas y me gustan mucho.', [['language', 'es']]],
])('the first look at %j finds %o [REV-02]', (text, expected) => {
  const found = screenText(['', text], ['en', 'de'])
  expect(found.map(({ kind, part }) => [kind, part])).toEqual(expected)
})

test('a text without findings and photos is published at once, any other waits [REV-02]', () => {
  expect(planPublication([], 0)).toBe('published')
  expect(planPublication([], 1)).toBe('waiting')
  expect(planPublication([{ kind: 'link', part: 'a.shop' }], 0)).toBe('waiting')
})

test('the average has one decimal, the shares go from five stars to one [REV-01]', () => {
  const stars = { 1: 1, 2: 0, 3: 0, 4: 1, 5: 1 }
  expect(getAverage({ count: 3, sum: 10 })).toBe(3.3)
  expect(getAverage(noReviews)).toBeNull()
  expect(listShares({ count: 3, stars }).map(({ percent }) => percent)).toEqual([33, 33, 0, 0, 33])
  expect(listShares(noReviews).map(({ percent }) => percent)).toEqual([0, 0, 0, 0, 0])
})

test.each([
  [{ small: 4, true: 0, large: 0 }, null, null],
  [{ small: 4, true: 1, large: 0 }, 'small', -0.8],
  [{ small: 1, true: 8, large: 1 }, 'true', 0],
  [{ small: 0, true: 2, large: 3 }, 'large', 0.6],
  [{ small: 3, true: 0, large: 3 }, null, 0],
])('of the votes %o on the fit most say %s [REV-01]', (votes, fit, position) => {
  expect(findFit({ fits: votes })).toBe(fit)
  expect(getFitPosition({ fits: votes })).toBe(position)
})

test('the summary counts all reviews and those of some stars, and no narrower filter [REV-01]', () => {
  expect(isCountedBySummary(everyReview)).toBe(true)
  expect(isCountedBySummary({ ...everyReview, stars: 4 })).toBe(true)
  expect(isCountedBySummary({ ...everyReview, stars: 4, withPhotos: true })).toBe(false)
})

test('a writer without a name of their choice appears with first name and initial [REV-02]', () => {
  expect(toNickname('Ada', 'Marsh')).toBe('Ada M.')
  expect(toNickname('Ada', '')).toBe('Ada')
  expect(toNickname('', 'Marsh')).toBe('')
})

test('many good reviews rank above a single one of five stars, and no review is the last [REV-01]', () => {
  const [single, many] = [rankByRating({ count: 1, sum: 5 }), rankByRating({ count: 40, sum: 184 })]
  expect(many).toBeGreaterThan(single)
  expect(rankByRating({ count: 3, sum: 3 })).toBeGreaterThan(rankByRating(noReviews))
})
