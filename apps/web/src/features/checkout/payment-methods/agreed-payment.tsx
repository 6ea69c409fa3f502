import { TextButton } from '../../../ui/text-button.tsx'

type Props = { readonly words: string; readonly again: string; readonly onAgain: () => void }

/** What was agreed elsewhere and is on the cart already, with the way to do so anew. */
export function Agreed({ words, again, onAgain }: Props) {
  return (
    <>
      <p>{words}</p>
      <p>
        <TextButton onClick={onAgain}>{again}</TextButton>
      </p>
    </>
  )
}
