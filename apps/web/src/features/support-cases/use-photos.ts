import { mostCasePhotos } from '@lacehouse/domain/support-cases/support-case'
import { useState } from 'react'
import { findFieldErrors } from '../../client/api/find-field-errors.ts'
import { readPhoto } from '../../client/support-cases/read-photo.ts'
import { addPhoto } from '../../client/support-cases/report-fault.ts'
import { formatError } from '../../components/cart/format-error.ts'
import { useTranslate } from '../../i18n/use-text.ts'

/** A photo that the server has. */
export type ChosenPhoto = { readonly photoId: string; readonly address: string }

/** Holds the photos of a report, which are sent when they are chosen; what is no photo is refused in words. */
export function usePhotos() {
  const t = useTranslate()
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([])
  const [isAdding, setAdding] = useState(false)
  const [error, setError] = useState<string | null>(null)

  /** Sends one photo; answers what is wrong with it. */
  async function addOne(file: File): Promise<string | null> {
    const read = await readPhoto(file)
    if (!read.ok) return t(`cases.photo.${read.reason}`)
    try {
      const photoId = await addPhoto(read.address)
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
    const room = mostCasePhotos - photos.length
    if (files.length > room) setError(t('cases.photo.most', { count: mostCasePhotos }))
    for (const file of files.slice(0, room)) {
      const problem = await addOne(file)
      if (problem) setError(problem)
    }
    setAdding(false)
  }

  return {
    photos,
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
