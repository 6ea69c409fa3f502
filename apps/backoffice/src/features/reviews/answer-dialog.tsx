import { answerLength } from '@lacehouse/domain/reviews/review'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callBackoffice } from '../../client/call-backoffice.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/field.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { useWords } from '../../words/use-words.ts'

type Props = { readonly questionId: string; readonly question: string; readonly onClose: () => void }

/** Answers a question in the name of the shop. */
export function AnswerDialog({ questionId, question, onClose }: Props) {
  const { t } = useWords()
  const client = useQueryClient()
  const [answer, setAnswer] = useState('')
  const send = useMutation({
    mutationFn: () => callBackoffice('backoffice.answerQuestion', { params: { questionId }, body: { answer } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['texts'] })
      onClose()
    },
  })
  return (
    <Dialog
      title={t('backoffice.reviews.answer')}
      action={t('backoffice.reviews.answer')}
      busy={send.isPending}
      canSubmit={answer.trim().length >= answerLength.minimum}
      onSubmit={() => send.mutate()}
      onClose={onClose}
    >
      <ErrorNotice error={send.error} />
      <p>{question}</p>
      <TextArea
        label={t('backoffice.reviews.answerLabel')}
        rows={5}
        maxLength={answerLength.maximum}
        value={answer}
        onChange={({ target }) => setAnswer(target.value)}
      />
    </Dialog>
  )
}
