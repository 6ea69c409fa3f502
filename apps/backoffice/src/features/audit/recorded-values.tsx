/** Shows the values of an audit entry before or after, one a line. */
export function RecordedValues({ json }: { readonly json: string | undefined }) {
  if (json === undefined) return null
  const values = Object.entries(JSON.parse(json) as Record<string, unknown>)
  return (
    <ul>
      {values.map(([name, value]) => (
        <li key={name}>
          {name}: {typeof value === 'string' ? value : JSON.stringify(value)}
        </li>
      ))}
    </ul>
  )
}
