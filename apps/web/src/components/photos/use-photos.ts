import { useState } from 'react'
import { findFieldErrors } from '../../client/api/find-field-errors.ts'
import { readPhoto } from '../../client/support-cases/read-photo.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { formatError } from '../cart/format-error.ts'

/** A photo that the server has. */
export type ChosenPhoto = { readonly photoId: string; readonly address: string }

type Options = {
  /** The most photos that may be chosen. */
  readonly most: number
  /** Sends a photo, and resolves to its id. */
  readonly send: (address: string) => Promise<string>
}

/** Holds the photos of a form, which are sent when they are chosen; what is no photo is refused in words. */
export function usePhotos({ most, send }: Options) {
  const t = useTranslate()
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([])
  const [isAdding, setAdding] = useState(false)
  const [error, setError] = useState<string | null>(null)

  /** Sends one photo; answers what is wrong with it. */
  async function addOne(file: File): Promise<string | null> {
    const read = await readPhoto(file)
    if (!read.ok) return t(`cases.photo.${read.reason}`)
    try {
      const photoId = await send(read.address)
      setPhotos((before) => [...before, { photoId, address: read.address }])
      return null
    } catch (failure) {
      return findFieldErrors(failure, ['photo']).photo ?? formatError(t, failure)
    }
  }

  async function add(files: readonly File[]): Promise<void> {
    if (isAdding || files.length === 0) return
    setAdding(true)
    setError(null)
    const room = most - photos.length
    if (files.length > room) setError(t('cases.photo.most', { count: most }))
    for (const file of files.slice(0, room)) {
      const problem = await addOne(file)
      if (problem) setError(problem)
    }
    setAdding(false)
  }

  return {
    photos,
    most,
    isAdding,
    error,
    setError,
    add: (files: readonly File[]) => void add(files),
    remove: (photoId: string): void => {
      setError(null)
      setPhotos((before) => before.filter((one) => one.photoId !== photoId))
    },
  }
}
