//! Tests of search phases and misbehaving providers.

use wayfare_service::cars::Cars;

use crate::script;

#[tokio::test(start_paused = true)]
async fn phases_follow_from_the_answered_providers() {
    script::phases_follow_from_the_answered_providers::<Cars>().await;
}

#[tokio::test(start_paused = true)]
async fn an_early_slow_provider_does_not_end_the_first_phase() {
    script::an_early_slow_provider_does_not_end_the_first_phase::<Cars>().await;
}

#[tokio::test(start_paused = true)]
async fn a_misbehaving_provider_loses_only_its_own_results() {
    script::a_misbehaving_provider_loses_only_its_own_results::<Cars>().await;
}

#[tokio::test(start_paused = true)]
async fn a_result_lists_options_in_provider_order() {
    script::a_result_lists_options_in_provider_order::<Cars>().await;
}
