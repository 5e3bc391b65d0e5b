type Container = Pick<ServiceWorkerContainer, 'addEventListener'> & { readonly controller: unknown };

/** A new worker means a new release: reload once [C-2-64]. A visitor's first worker is not an update. */
export function reloadOnUpdate(container: Container, reload: () => void): void {
  let controlled = container.controller !== null;
  let reloading = false;
  container.addEventListener('controllerchange', () => {
    if (controlled && !reloading) {
      reloading = true;
      reload();
    }
    controlled = true;
  });
}
