import type { Evidence, GuaranteeName } from '@site/contracts/Evidence'
import type { ComponentType } from 'react'
import { LocalSearchDrawing } from './drawings/LocalSearchDrawing.tsx'
import { PetshopDrawing } from './drawings/PetshopDrawing.tsx'
import { RestaurantDrawing } from './drawings/RestaurantDrawing.tsx'
import { SiteDrawing } from './drawings/SiteDrawing.tsx'
import { StreetDrawing } from './drawings/StreetDrawing.tsx'
import type { serviceNames } from './serviceNames.ts'

type Service = {
  /** Anchor of the section. */
  id: keyof typeof serviceNames
  /** The guarantee for this service. */
  guarantee?: GuaranteeName
  /** Kinds of delivered sites that show its results. */
  kinds: readonly Evidence['deliveries']['sites'][number]['kind'][]
  /** The client (`business`) of the success case that is shown with it, in lower case (OPERATIONS.md, Evidence). */
  successCase?: string
  /** Name of a drawing that shows its result, if that is not a site. */
  picture?: string
  /** A scene of the business, until such a site has been delivered. */
  Picture: ComponentType
}

/** The page's sections in order. What they say is content (`serviceTexts`). */
export const services: readonly Service[] = [
  {
    id: 'sites-24h',
    guarantee: 'siteDelivery',
    kinds: ['health'],
    Picture: SiteDrawing,
  },
  {
    id: 'restaurantes',
    kinds: ['food'],
    successCase: 'restaurante',
    Picture: RestaurantDrawing,
  },
  {
    id: 'petshops',
    kinds: ['pets'],
    successCase: 'petshop',
    Picture: PetshopDrawing,
  },
  {
    id: 'seo-ads-local',
    guarantee: 'moreSales',
    kinds: [],
    successCase: 'delivery',
    picture: 'busca-local',
    Picture: LocalSearchDrawing,
  },
  {
    id: 'outros-negocios',
    kinds: ['repair', 'homes', 'shop'],
    successCase: 'loja de bairro',
    Picture: StreetDrawing,
  },
]
