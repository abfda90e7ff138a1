export const stores = [
  { id: 'store-a', name: 'Aurora Flagship Store', street: 'Astronaut Way 1', city: 'Arlington' },
  { id: 'store-b', name: 'Big Micro Machines', street: 'Broadway 2', city: 'Burlington' },
  { id: 'store-c', name: 'Central Mall', street: 'Clown Street 3', city: 'Cryo' },
] as const
