import { route } from '@react-router/dev/routes'

export const messagesRoutes = [
  route('messages/replies', 'messages/replies.tsx'),
  route('messages', 'messages/messages.tsx', [route(':id', 'messages/message.tsx')]),
]
