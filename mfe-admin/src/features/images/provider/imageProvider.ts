import type { ServiceDefinition } from '@site/contracts/ServiceDefinition'

/** Base URL of the image provider, without `/v1`. Its images are shown and downloaded from any host that it names. */
export const imageProvider = {
  name: 'imageProviderUrl',
  variable: 'IMAGE_PROVIDER_URL',
  kind: 'url',
  default: 'https://api.runware.ai',
  connect: true,
  images: 'https:',
  routes: ['/admin/image-generator'],
} as const satisfies ServiceDefinition
