import { route } from '@react-router/dev/routes'

export const signInRoutes = [
  route('sign-in', 'sign-in/password.tsx'),
  route('sign-in/code', 'sign-in/code.tsx'),
]
