-- Delivered requests are let go of after a while: the oldest are found without reading the others.
create index marketing_requests_delivered on marketing_requests (delivered_at) where state = 'delivered';
