import { createBrowserRouter, Navigate } from 'react-router'
import type { AreaPage } from './area-page.ts'
import { cataloguePages } from './catalogue-pages.tsx'
import { contentPages } from './content-pages.tsx'
import { AuditPage } from './features/audit/audit-page.tsx'
import { CasePage } from './features/cases/case-page.tsx'
import { CasesPage } from './features/cases/cases-page.tsx'
import { CustomerPage } from './features/customers/customer-page.tsx'
import { CustomersPage } from './features/customers/customers-page.tsx'
import { OrderPage } from './features/orders/order-page.tsx'
import { OrdersPage } from './features/orders/orders-page.tsx'
import { PreOrdersPage } from './features/pre-orders/pre-orders-page.tsx'
import { ReviewsPage } from './features/reviews/reviews-page.tsx'
import { InvitationPage } from './features/session/invitation-page.tsx'
import { RolesPage } from './features/staff/roles-page.tsx'
import { StaffPage } from './features/staff/staff-page.tsx'
import { firstArea } from './shell/areas.ts'
import { NothingHere } from './shell/nothing-here.tsx'
import { RequireArea } from './shell/require-area.tsx'
import { Shell } from './shell/shell.tsx'

const pages: readonly AreaPage[] = [
  ['orders', 'orders', <OrdersPage key="orders" />],
  ['orders/:orderNumber', 'orders', <OrderPage key="order" />],
  ['pre-orders', 'preOrders', <PreOrdersPage key="pre-orders" />],
  ['cases', 'cases', <CasesPage key="cases" />],
  ['cases/:caseNumber', 'cases', <CasePage key="case" />],
  ['customers', 'customers', <CustomersPage key="customers" />],
  ['customers/:consumerNo', 'customers', <CustomerPage key="customer" />],
  ['reviews', 'reviews', <ReviewsPage key="reviews" />],
  ...cataloguePages,
  ...contentPages,
  ['staff', 'staff', <StaffPage key="staff" />],
  ['roles', 'roles', <RolesPage key="roles" />],
  ['audit', 'audit', <AuditPage key="audit" />],
]

/** Creates the router of the back office; the shell shows the sign-in in the place of every page without a session. */
export function createRouter() {
  return createBrowserRouter(
    [
      // Its reader has no session yet.
      { path: 'invitation', element: <InvitationPage /> },
      {
        element: <Shell />,
        children: [
          {
            index: true,
            element: <RequireArea area={null} toFirst={(rights) => <Navigate to={firstArea(rights)} replace />} />,
          },
          ...pages.map(([path, area, page]) => ({ path, element: <RequireArea area={area}>{page}</RequireArea> })),
          { path: '*', element: <NothingHere /> },
        ],
      },
    ],
    { basename: '/backoffice' },
  )
}
