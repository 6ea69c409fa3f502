/**
 * Gives a function that makes a value once for each object, and as long as the object exists. Loaders get one and the same reply of the
 * API until the database announces a change, so that what is made of it alone is made once for many pages (docs/decisions/0152).
 */
export function rememberFor<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, { readonly value: Value }>()
  return (key) => {
    const known = made.get(key)
    if (known) return known.value
    const value = make(key)
    made.set(key, { value })
    return value
  }
}
