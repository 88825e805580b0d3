/** Where and when an order is fulfilled, in shops with locations. */
export const loadLocationCard = async () => await import('./location-card.tsx')
export const loadSlotReservation = async () => await import('./slot-reservation.tsx')
