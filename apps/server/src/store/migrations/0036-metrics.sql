-- metrics count the payments of the last hour, and what was given up
create index payments_updated on payments (updated_at);
create index mails_dead on mails (due_at) where state = 'dead';
create index marketing_requests_dead on marketing_requests (due_at) where state = 'dead';
create index hook_deliveries_dead on hook_deliveries (due_at) where state = 'dead';
