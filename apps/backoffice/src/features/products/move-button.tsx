import { Button } from '../../ui/button.tsx'

type Props = {
  readonly label: string
  readonly isPossible: boolean
  readonly onMove: () => void
  readonly children: string
}

/** Moves an item of a list; the button keeps the focus at its new place, also where it cannot go further. */
export function MoveButton({ label, isPossible, onMove, children }: Props) {
  return (
    <Button
      aria-label={label}
      aria-disabled={isPossible ? undefined : true}
      onClick={({ currentTarget }) => {
        if (!isPossible) return
        onMove()
        // A part of the page that is moved loses the focus.
        requestAnimationFrame(() => currentTarget.focus())
      }}
    >
      {children}
    </Button>
  )
}
