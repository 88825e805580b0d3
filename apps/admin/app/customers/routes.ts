import { route } from '@react-router/dev/routes'

export const customersRoutes = [
  route('customers', 'customers/customers.tsx'),
  route('customers/new', 'customers/new-customer.tsx'),
  route('customers/newsletter', 'customers/subscribers.tsx'),
  route('customers/:id', 'customers/customer.tsx'),
  route('customers/:id/merge', 'customers/merge.tsx'),
]
