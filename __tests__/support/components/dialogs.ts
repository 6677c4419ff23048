/** jsdom knows the dialog element but not its methods; these do what the components count on: open, focus, close. */
function open(this: HTMLDialogElement) {
  this.open = true;
  this.querySelector<HTMLElement>('button, a[href], [tabindex]')?.focus();
}

Object.assign(HTMLDialogElement.prototype, {
  show: open,
  showModal: open,
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});

export {};
