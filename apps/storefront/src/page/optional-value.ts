type Answer<T> = { readonly status: 'SUCCESS'; readonly value: T } | { readonly status: 'REJECTED' | 'ERROR' };

/** For optional data: undefined when the call fails for any reason. */
export async function optionalValue<T>(call: () => Promise<Answer<T>>): Promise<T | undefined> {
  try {
    const answer = await call();
    return answer.status === 'SUCCESS' ? answer.value : undefined;
  } catch {
    return undefined;
  }
}
