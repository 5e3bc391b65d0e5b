type Answer<T> = { readonly status: 'SUCCESS'; readonly value: T } | { readonly status: 'REJECTED' | 'ERROR' };

/** What a page can do without: undefined when it could not be had, for whatever reason. */
export async function optionalValue<T>(call: () => Promise<Answer<T>>): Promise<T | undefined> {
  try {
    const answer = await call();
    return answer.status === 'SUCCESS' ? answer.value : undefined;
  } catch {
    return undefined;
  }
}
