/**
 * Controls that were tapped before their code was there. Each is marked while it waits, for the eye and for screen readers.
 * The code takes a control out of the set before it repeats the tap.
 */
export class WaitingTaps extends Set<Element> {
  private readonly notice = document.createElement('p')

  constructor() {
    super()
    this.notice.role = 'status'
    // There from the start: what a live region begins with is not read out. The frame's styles hide it from the eye.
    document.body.append(this.notice)
  }

  override add(control: Element): this {
    control.setAttribute('aria-busy', 'true')
    this.notice.textContent = 'Carregando…'
    return super.add(control)
  }

  override delete(control: Element): boolean {
    const wasThere = super.delete(control)
    control.removeAttribute('aria-busy')
    if (!this.size) this.notice.textContent = ''
    return wasThere
  }

  /** Code could not be loaded: nothing stays marked. The taps are still repeated if it comes after all. */
  unmark(): void {
    for (const control of this) control.removeAttribute('aria-busy')
    this.notice.textContent = ''
  }
}
