import { type LibrarySample, opens } from '../LibrarySample.ts'

export const components: readonly LibrarySample[] = [
  {
    library: '@radix-ui/react-dialog',
    imports: `import * as Dialog from '@radix-ui/react-dialog'`,
    body: `return <Dialog.Root><Dialog.Trigger data-use>Usar</Dialog.Trigger><Dialog.Portal><Dialog.Overlay /><Dialog.Content aria-describedby={undefined} data-seen><Dialog.Title>Aberto</Dialog.Title></Dialog.Content></Dialog.Portal></Dialog.Root>`,
  },
  {
    library: '@radix-ui/react-tooltip',
    imports: `import * as Tooltip from '@radix-ui/react-tooltip'`,
    body: `const [open, setOpen] = useState(false); return <Tooltip.Provider>${opens}<Tooltip.Root open={open}><Tooltip.Trigger>Alvo</Tooltip.Trigger><Tooltip.Portal><Tooltip.Content data-seen>Dica</Tooltip.Content></Tooltip.Portal></Tooltip.Root></Tooltip.Provider>`,
  },
  {
    library: '@radix-ui/react-select',
    imports: `import * as Select from '@radix-ui/react-select'`,
    body: `return <Select.Root><Select.Trigger data-use aria-label="Usar"><Select.Value placeholder="Um" /></Select.Trigger><Select.Portal><Select.Content><Select.Viewport data-seen><Select.Item value="um"><Select.ItemText>Um</Select.ItemText></Select.Item></Select.Viewport></Select.Content></Select.Portal></Select.Root>`,
    looks: { 'scrollbar-width': 'none' },
  },
  {
    library: '@radix-ui/react-scroll-area',
    imports: `import * as ScrollArea from '@radix-ui/react-scroll-area'`,
    body: `return <ScrollArea.Root><ScrollArea.Viewport data-seen><p>Um</p></ScrollArea.Viewport></ScrollArea.Root>`,
    looks: { 'scrollbar-width': 'none' },
  },
  {
    library: '@headlessui/react',
    imports: `import { Disclosure, DisclosureButton, DisclosurePanel } from '@headlessui/react'`,
    body: `return <Disclosure><DisclosureButton data-use>Usar</DisclosureButton><DisclosurePanel data-seen>Aberto</DisclosurePanel></Disclosure>`,
  },
  {
    library: 'react-aria-components',
    imports: `import { Button } from 'react-aria-components'`,
    body: `const [open, setOpen] = useState(false); return <><Button data-use onPress={() => setOpen(true)}>Usar</Button>{open && <p data-seen>Aberto</p>}</>`,
  },
  {
    library: '@mui/material',
    imports: `import { Button, Dialog } from '@mui/material'`,
    body: `const [open, setOpen] = useState(false); return <><Button variant="contained" data-use onClick={() => setOpen(true)}>Usar</Button><Dialog open={open}><Button variant="contained" data-seen>Aberto</Button></Dialog></>`,
    looks: { 'background-color': 'rgb(25, 118, 210)' },
  },
  {
    library: '@chakra-ui/react',
    note: 'with a system whose `globalCss` is `{}`, and whose `preflight.scope` is a class of your own',
    imports: `import { Button, ChakraProvider, createSystem, defaultConfig } from '@chakra-ui/react'`,
    setup: `const system = createSystem({ ...defaultConfig, globalCss: {}, preflight: { scope: '.loja' } })`,
    body: `const [open, setOpen] = useState(false); return <div className="loja"><ChakraProvider value={system}><Button data-use onClick={() => setOpen(true)}>Usar</Button>{open && <Button data-seen>Aberto</Button>}</ChakraProvider></div>`,
    looks: { display: 'inline-flex' },
  },
  {
    library: 'antd',
    imports: `import { Button, Modal } from 'antd'`,
    body: `const [open, setOpen] = useState(false); return <><Button type="primary" data-use onClick={() => setOpen(true)}>Usar</Button><Modal open={open}><Button type="primary" data-seen>Aberto</Button></Modal></>`,
    looks: { 'background-color': 'rgb(22, 119, 255)' },
  },
  {
    library: 'cmdk',
    imports: `import { Command } from 'cmdk'`,
    body: `return <Command label="Comandos"><Command.Input /><Command.List><Command.Item data-seen>Um</Command.Item></Command.List></Command>`,
  },
  {
    library: 'vaul',
    imports: `import { Drawer } from 'vaul'`,
    body: `return <Drawer.Root><Drawer.Trigger data-use>Usar</Drawer.Trigger><Drawer.Portal><Drawer.Content aria-describedby={undefined} data-seen><Drawer.Title>Aberto</Drawer.Title></Drawer.Content></Drawer.Portal></Drawer.Root>`,
  },
  {
    library: 'downshift',
    imports: `import { useSelect } from 'downshift'`,
    body: `const items = ['um', 'dois']; const { isOpen, getToggleButtonProps, getMenuProps, getItemProps } = useSelect({ items }); return <><button type="button" {...getToggleButtonProps({ 'data-use': true, 'aria-label': 'Usar' })}>Usar</button><ul {...getMenuProps({ 'aria-label': 'Itens' })}>{isOpen && items.map((item, index) => <li key={item} {...getItemProps({ item, index })} data-seen={index === 0 || undefined}>{item}</li>)}</ul></>`,
  },
  {
    library: '@floating-ui/react',
    imports: `import { useFloating } from '@floating-ui/react'`,
    body: `const [open, setOpen] = useState(false); const { refs, floatingStyles } = useFloating({ open }); return <><button type="button" data-use ref={refs.setReference} onClick={() => setOpen(true)}>Usar</button>{open && <p data-seen ref={refs.setFloating} style={floatingStyles}>Aberto</p>}</>`,
  },
  {
    library: 'react-select',
    imports: `import Select from 'react-select'`,
    body: `return <Select instanceId="um" inputId="dois" options={[{ value: 'um', label: 'Um' }]} menuIsOpen />`,
    seen: '[role=option]',
    looks: { 'padding-left': '12px' },
  },
  {
    library: 'react-datepicker',
    imports: `import DatePicker from 'react-datepicker'\nimport 'react-datepicker/dist/react-datepicker.css'`,
    body: `return <DatePicker inline selected={new Date(2026, 0, 15)} />`,
    seen: '.react-datepicker__day--selected',
    looks: { display: 'inline-block' },
  },
  {
    library: 'react-day-picker',
    imports: `import { DayPicker } from 'react-day-picker'\nimport 'react-day-picker/style.css'`,
    body: `return <DayPicker defaultMonth={new Date(2026, 0, 1)} today={new Date(2026, 0, 2)} />`,
    seen: '[data-day="2026-01-15"]',
  },
  { library: 'lucide-react', imports: `import { Camera } from 'lucide-react'`, body: `return <Camera data-seen />` },
  { library: 'react-icons', imports: `import { FaBeer } from 'react-icons/fa'`, body: `return <FaBeer data-seen />` },
  {
    library: 'qrcode.react',
    imports: `import { QRCodeSVG } from 'qrcode.react'`,
    body: `return <QRCodeSVG value="https://example.com" data-seen />`,
  },
]
