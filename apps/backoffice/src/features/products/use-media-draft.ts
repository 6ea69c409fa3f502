import type { StaffMediumEdit, StaffProductMedia } from '@lacehouse/contracts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callBackoffice } from '../../client/call-backoffice.ts'
import { useWords } from '../../words/use-words.ts'

/** A medium as it is shown and saved. */
export type DraftMedium = StaffMediumEdit

/** Loads the media of a product. */
export function useMedia(productId: string) {
  const { locale } = useWords()
  return useQuery({
    queryKey: ['product media', productId, locale],
    queryFn: () => callBackoffice('backoffice.getProductMedia', { params: { productId } }),
    // What is arranged is compared with what was loaded, which must not change underneath.
    refetchOnWindowFocus: false,
  })
}

/** The media of a product while staff arrange them: every change is kept until all of them are saved. */
export function useMediaDraft(productId: string, loaded: StaffProductMedia) {
  const { locale } = useWords()
  const client = useQueryClient()
  const [media, setMedia] = useState<readonly DraftMedium[]>(() => loaded.media.map(toDraft))
  const save = useMutation({
    mutationFn: () =>
      callBackoffice('backoffice.editProductMedia', {
        ...{ params: { productId }, body: { version: loaded.version, media: [...media] } },
      }),
    onSuccess: (saved) => {
      setMedia(saved.media.map(toDraft))
      client.setQueryData(['product media', productId, locale], saved)
    },
  })
  const edit = (next: readonly DraftMedium[]): void => {
    save.reset()
    setMedia(next)
  }
  return {
    media,
    save,
    add: (medium: DraftMedium) => edit([...media, medium]),
    choose: (at: number, choice: Pick<Partial<DraftMedium>, 'colour' | 'poster'>) =>
      edit(media.map((medium, index) => (index === at ? { ...medium, ...choice } : medium))),
    move: (at: number, by: -1 | 1) => edit(swap(media, at, at + by)),
    remove: (at: number) => edit(media.filter((_, index) => index !== at)),
  }
}

const toDraft = (medium: StaffProductMedia['media'][number]): DraftMedium => {
  const { colour, poster, alt } = medium
  const shared = { colour, poster, alt }
  if (medium.kind === 'spin') return { ...shared, kind: 'spin', frames: medium.frames }
  if (medium.kind === 'model') return { ...shared, kind: 'model', file: medium.file }
  return { ...shared, kind: 'video', sources: medium.sources, captions: medium.captions }
}

const swap = (media: readonly DraftMedium[], a: number, b: number): readonly DraftMedium[] => {
  const [one, other] = [media[a], media[b]]
  if (!one || !other) return media
  return media.map((medium, at) => (at === a ? other : at === b ? one : medium))
}

/** Returns the first file of a medium: the film, the first picture of a turn, the model. */
export function firstFileOf(medium: DraftMedium): string {
  if (medium.kind === 'model') return medium.file
  return (medium.kind === 'spin' ? medium.frames : medium.sources)[0] ?? ''
}
