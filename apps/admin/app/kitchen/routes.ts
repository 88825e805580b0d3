import { route } from '@react-router/dev/routes'

/** Inside of the frame. */
export const chooseKitchen = [route('kitchen', 'kitchen/choose.tsx')]

/** They take the whole screen, or answer with data. */
export const kitchenRoutes = [
  route('kitchen/:locationId', 'kitchen/kitchen.tsx'),
  route('kitchen/:locationId/board', 'kitchen/board-data.ts'),
  route('kitchen/:locationId/dishes', 'kitchen/dishes-data.ts'),
  route('kitchen/:locationId/tickets', 'kitchen/print.tsx'),
  route('kitchen/:locationId/tickets.pdf', 'kitchen/tickets-file.ts'),
  route('events', 'kitchen/events.ts'),
]
