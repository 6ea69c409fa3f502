import type { ComponentType } from 'react'
import type { CheckoutStep } from './checkout-steps.ts'
import { DeliveryStep } from './delivery-step.tsx'
import { BillingStep, SummaryStep } from './lazy-steps.ts'
import type { StepProps } from './step-props.ts'

/** The component of each step. The first step comes with the page, the others when they are needed. */
export const stepComponents: Readonly<Record<CheckoutStep, ComponentType<StepProps>>> = {
  shipping: DeliveryStep,
  billing: BillingStep,
  summary: SummaryStep,
}
