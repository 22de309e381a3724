//! Tests of the client, the service and the inventory together; the library itself is empty.
